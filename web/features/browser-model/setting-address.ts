import { paths } from '../../paths.ts';

/** Where the browser's model is turned on and off. */
export const settingAddress = `${paths.account}#navigateur`;
