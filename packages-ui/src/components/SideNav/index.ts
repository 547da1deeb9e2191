export { SideNav, SideNavItem, type SideNavItemProps, type SideNavProps } from './SideNav.js';
