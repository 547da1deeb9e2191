/** The widths that the kit is made for, as Storybook's toolbar and the test runs know them. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
} as const;
