// Development only: what @vitejs/plugin-react would inline into a page, as a file, since the CSP allows no inline script.
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
