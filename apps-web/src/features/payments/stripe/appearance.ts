/** The card fields in the page's own colours, which Stripe's frames can't read from its style sheet. */
export function appearanceOf(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): object {
  const colour = (name: string) => style.getPropertyValue(`--ostoja-${name}`).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: colour('brand'),
      colorBackground: colour('surface'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink-2'),
      colorDanger: colour('stop'),
      borderRadius: '8px',
    },
  };
}
