import type { Device } from '../../session/index.js';

/** What a device is called: the name its owner gave it, else its maker and model. */
export function deviceName({ friendlyName, brand, model }: Pick<Device, 'friendlyName' | 'brand' | 'model'>) {
  return friendlyName.trim() || `${brand} ${model}`.trim();
}
