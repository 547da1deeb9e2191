/** How a call names the device whose screens it is about. */
export interface DeviceRef {
  readonly profile: number;
  readonly device: number;
}
