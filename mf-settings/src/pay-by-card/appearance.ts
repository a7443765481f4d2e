import type { Theme } from '@rezenso/platform';
import { darkColors, lightColors } from '@rezenso/ui/tokens';
import type { Appearance } from '@stripe/stripe-js';

/**
 * Our look for fields that stand in the provider's frame, where no CSS variable of ours reaches. The frame may not
 * fetch our typeface, so it writes in the system's.
 */
export function appearanceOf(theme: Theme): Appearance {
  const color = theme === 'dark' ? darkColors : lightColors;
  const ring = { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}`, outline: 'none' };
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: color.accent,
      colorBackground: color.surface,
      colorText: color.text,
      colorTextSecondary: color.textMuted,
      colorTextPlaceholder: color.textMuted,
      colorDanger: color.dangerText,
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      gridRowSpacing: '20px',
      borderRadius: '8px',
    },
    rules: {
      '.Label': { fontSize: '15px', fontWeight: '550', marginBottom: '6px', color: color.text },
      '.Input': { border: `1px solid ${color.borderStrong}`, boxShadow: 'none', padding: '11px 12px' },
      '.Input:focus': ring,
      '.Input--invalid': { borderColor: color.danger, boxShadow: 'none', color: color.text },
      '.Tab': { border: `1px solid ${color.border}`, boxShadow: 'none' },
      '.Tab--selected': ring,
      '.Block': { backgroundColor: color.sunken, boxShadow: 'none' },
    },
  };
}
