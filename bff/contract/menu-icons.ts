/** The icons that an entry of the menu may name; the shell draws them. */
export const MENU_ICONS = [
  'gem',
  'images',
  'key-round',
  'layout-dashboard',
  'mail',
  'message-circle-heart',
  'package',
  'settings',
  'shield-check',
  'sparkles',
  'type',
  'wand-sparkles',
] as const;
