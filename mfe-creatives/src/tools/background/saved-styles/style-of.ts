import type { BackgroundStyle } from '@andromeda/platform';
import type { Background } from '../background-request.ts';

/** What is saved of a background: only what counts for its type. */
export function styleOf({
  type,
  color,
  description,
  margin,
  shadow,
  brand = false,
  brandColors,
}: Background): BackgroundStyle {
  switch (type) {
    case 'remove':
      return { type };
    case 'color':
      return { type, color, ...(margin && { margin }), ...(shadow !== undefined && { shadow }), brand };
    case 'prompt':
      return { type, description: description.trim(), brand, ...(brandColors && { brandColors }) };
  }
}

/** The background of a saved style. What does not count for its type stays as it was. */
export function backgroundOf(style: BackgroundStyle, before: Background): Background {
  if (style.type === 'remove') return { ...before, ...style };
  if (style.type === 'prompt') return { ...before, ...style, brandColors: style.brandColors ?? false };
  const { margin, shadow } = style;
  return { ...before, ...style, margin, shadow };
}
