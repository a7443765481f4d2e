import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

const pixels = { sm: 16, md: 20, lg: 24, xl: 32 } as const;

export type IconType = LucideIcon;
export type IconSize = keyof typeof pixels;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'width' | 'height'> {
  /** One of the icons of `@rezenso/ui/icons`. */
  of: IconType;
  /** sm 16, md 20 (default), lg 24, xl 32 px. */
  size?: IconSize;
  /** Name for screen readers; without it the icon is decoration. */
  label?: string;
}

/** A lucide icon in the one stroke of the product. */
export function Icon({ of: Glyph, size = 'md', label, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Glyph width={pixels[size]} height={pixels[size]} strokeWidth={1.75} focusable="false" {...naming} {...rest} />
  );
}
