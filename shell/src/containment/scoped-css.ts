/** On the root of an area, and of what an area draws elsewhere: the module whose it is. */
export const areaMark = 'data-area';

const layer = '@layer modules';

/**
 * CSS that reaches nothing but areas, and yields there to what styled-components writes.
 * @param module whose areas; without one, those of all
 */
export function scopedCss(css: string, module?: string): string {
  const areas = module ? `[${areaMark}="${module}"]` : `[${areaMark}]`;
  return `${layer}{@scope (${areas}){${css}}}`;
}

export function isScoped(css: string): boolean {
  return css.startsWith(layer);
}
