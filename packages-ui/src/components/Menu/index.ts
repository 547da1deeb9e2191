export {
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
} from './Menu.js';
