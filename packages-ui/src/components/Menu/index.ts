export {
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
  type MenuRadioGroupProps,
} from './Menu.js';
