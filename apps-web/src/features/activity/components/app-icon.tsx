/** An app's own picture, or nothing where it has none: the first letter of its name then stands there. */
export function AppIcon({ ico }: { readonly ico: string }) {
  return <img src={ico} alt="" width={30} height={30} loading="lazy" className="size-full object-cover" />;
}
