/**
 * Which of the two screens of places: `plain` is /panel/localization-old, the map in the colours of speed and nothing
 * beside it (docs/decisions/0124).
 */
export type LocalizationVariant = 'full' | 'plain';
