import {
  Gem,
  Images,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageCircleHeart,
  Package,
  Settings,
  ShieldCheck,
  Sparkles,
  Type,
  WandSparkles,
} from 'lucide-react';

/** The icons that a remote may name; the whole of lucide would be larger than the shell. */
const icons: Readonly<Record<string, LucideIcon>> = {
  gem: Gem,
  images: Images,
  'key-round': KeyRound,
  'layout-dashboard': LayoutDashboard,
  mail: Mail,
  'message-circle-heart': MessageCircleHeart,
  package: Package,
  settings: Settings,
  'shield-check': ShieldCheck,
  type: Type,
  'wand-sparkles': WandSparkles,
};

/** What a remote may name. */
export const menuIcons: readonly string[] = Object.keys(icons);

/** The icon of a menu entry; a name that the shell does not know gets a spark. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Sparkles;
  return <Icon aria-hidden="true" />;
}
