// Development only: the script that @vitejs/plugin-react would inline, as a file, since the CSP allows no inline script.
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
