/** The part of jest-axe we use; the package ships no types. */
declare module 'jest-axe' {
  export function axe(
    html: Element | string,
    options?: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}
