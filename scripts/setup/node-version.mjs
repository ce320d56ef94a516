// Imported first by every command: an older Node gets a sentence instead of a stack of syntax errors.

/**
 * The versions that the build tools support: 20 from 20.19 on, then 22.12 and later.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

if (!isSupported(process.versions.node)) {
  console.error(
    `Déclic needs Node 20.19 (or 22.12) or later, and this is Node ${process.versions.node}. Install one from https://nodejs.org, or run "nvm install" here.`,
  );
  process.exit(1);
}
