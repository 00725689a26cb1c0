import { say } from '@maidan/words/say';
import { Workbox } from 'workbox-window';
import { notify } from '../ui/Toasts.tsx';

/* Once a page stands: the service worker, and the word that there is a newer one. Nobody is thrown out of what they do. */

const HOUR_MS = 3_600_000;

const worker = new Workbox('/sw.js');

worker.addEventListener('waiting', () =>
  notify.info(say('frame.newVersion'), say('frame.newVersionIs'), {
    words: say('frame.reload'),
    act: () => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    },
    stays: true,
  }),
);
void worker.register().catch(() => undefined); // a browser may not allow it here
setInterval(() => void worker.update().catch(() => undefined), HOUR_MS); // a page may be open for days
