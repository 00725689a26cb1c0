// Runs before every command, on whatever Node the machine has (20 or later): installs what the lock file names, if
// that has not been done yet, and says plainly what is wrong when it cannot. The scripts say `hash -r` after it: the shell
// has remembered where it found `node`, and the right one may only just have been installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.maidan-lock`;
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!isStamped()) {
  if (!isInstalledByHand()) install();
  writeFileSync(stamp, lock);
}
checkNode();

/** The stamp is written last, so that an interrupted installation is repeated. */
function isStamped() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
}

/** npm writes its own list of what it installed last of all; older than the lock file, it speaks of another one. */
function isInstalledByHand() {
  const list = `${root}node_modules/.package-lock.json`;
  return (
    existsSync(list) && !existsSync(stamp) && statSync(list).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
  );
}

function install() {
  process.stderr.write('Installing packages (once, about half a minute)…\n');
  const done = spawnSync('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) giveUp(reasonOf(done));
}

function reasonOf({ error, stdout, stderr }) {
  if (error) return `npm could not be started: ${error.message}`;
  const said = `${stderr}${stdout}`.trim();
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(said)) {
    return `The package registry cannot be reached. Check the connection or proxy, then try again.\n\n${said}`;
  }
  if (/EACCES|EPERM|EROFS/.test(said)) return `npm may not write in ${root}. Who owns that folder?\n\n${said}`;
  if (/ENOSPC/.test(said)) return `The disk is full: the packages need about 700 MB.\n\n${said}`;
  return `npm ci failed:\n\n${said}`;
}

/** On Linux Node 24 comes with the packages, and npm puts it first on the path; elsewhere it must be on the machine. */
function checkNode() {
  const found = spawnSync('node', ['--version'], { encoding: 'utf8' });
  const version = (found.stdout ?? '').trim();
  if (Number(version.slice(1).split('.')[0]) >= NODE_MAJOR) return;
  giveUp(
    process.env.npm_lifecycle_event === undefined
      ? `Run this through npm (npm start, npm test …): it provides Node ${NODE_MAJOR}. This is ${version}.`
      : `Maidan needs Node ${NODE_MAJOR} or later on this machine (found ${version || 'none'}). See https://nodejs.org`,
  );
}

function giveUp(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
