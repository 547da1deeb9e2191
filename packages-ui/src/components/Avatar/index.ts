export { Avatar, type AvatarKind, type AvatarProps, type ChildColour } from './Avatar.js';
