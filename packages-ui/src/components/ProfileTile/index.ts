export {
  AddProfileTile,
  ProfileTile,
  type AddProfileTileProps,
  type ProfileTileProps,
} from './ProfileTile.js';
