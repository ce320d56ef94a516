export interface Device {
  name: string;
  platform: 'ios' | 'android';
  width: number;
  height: number;
  scale: number;
}

export const devices: Device[] = [
  { name: 'iphone-14', platform: 'ios', width: 390, height: 844, scale: 3 },
  { name: 'iphone-xr', platform: 'ios', width: 414, height: 896, scale: 2 },
  { name: 'iphone-11-pro', platform: 'ios', width: 375, height: 812, scale: 3 },
  { name: 'iphone-15', platform: 'ios', width: 393, height: 852, scale: 3 },
  { name: 'iphone-15-plus', platform: 'ios', width: 430, height: 932, scale: 3 },
  { name: 'iphone-se', platform: 'ios', width: 375, height: 667, scale: 2 },
  { name: 'pixel-7', platform: 'android', width: 412, height: 915, scale: 2.625 },
  { name: 'galaxy-s22', platform: 'android', width: 360, height: 800, scale: 3 },
  { name: 'galaxy-a54', platform: 'android', width: 384, height: 832, scale: 2.8125 },
  { name: 'redmi-note', platform: 'android', width: 393, height: 873, scale: 2.75 },
  { name: 'moto-g', platform: 'android', width: 412, height: 892, scale: 1.75 },
];
