import type { MenuItem } from '@ostoja/domain';
import {
  AppWindow,
  BatteryMedium,
  CalendarClock,
  Globe,
  Images,
  LayoutDashboard,
  MapPin,
  MessagesSquare,
  Monitor,
  SquarePlay,
  type LucideIcon,
} from 'lucide-react';
import type { MessageId } from '../../i18n/index.js';

/** How an item of the side menu looks. */
export interface PanelScreen {
  readonly item: MenuItem;
  readonly label: MessageId;
  readonly icon: LucideIcon;
}

/**
 * The screens that exist, in the menu's order. An item of the domain's menu that has no row here is left out, so
 * that no item leads nowhere: a new screen is one row here and one route in `panel-routes.tsx`.
 */
export const panelScreens: readonly PanelScreen[] = [
  { item: 'summary', label: 'activity.summary.title', icon: LayoutDashboard },
  { item: 'internet', label: 'activity.internet.title', icon: Globe },
  { item: 'applications', label: 'activity.applications.title', icon: AppWindow },
  { item: 'access-time', label: 'rules.access.title', icon: CalendarClock },
  { item: 'localization', label: 'location.title', icon: MapPin },
  { item: 'youtube', label: 'youtube.title', icon: SquarePlay },
  { item: 'screenview', label: 'screens.live.title', icon: Monitor },
  { item: 'screengrab', label: 'screens.saved.title', icon: Images },
  { item: 'calls-and-text-messages', label: 'phone.title', icon: MessagesSquare },
  { item: 'battery', label: 'location.battery.title', icon: BatteryMedium },
];
