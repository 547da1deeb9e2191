import { Avatar, isAvatar } from '@ostoja/domain';

/** The face that a profile's `img` stands for; a number that we don't know shows the first. */
export function avatarKind(img: number): Avatar {
  return isAvatar(img) ? img : Avatar.Boy;
}
