// Every command imports this module first, so that an unsupported Node prints one sentence instead of syntax errors.

/**
 * The versions that the build tools support, as in `engines` of package.json: 20 from 20.19 on, 22 from 22.12 on, and
 * everything later. Odd releases before 22 are refused.
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
    `Déclic needs Node 24 (recommended), 22.12 or later, or 20.19 or later, and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org, or run "nvm install" here.`,
  );
  process.exit(1);
}
