import { type FromServer, STREAM_PATH, TOO_MANY_SOCKETS } from '@maidan/contract/stream';
import { nextTask } from '../nextTask.ts';
import type { Surroundings, WireEars } from './socket.ts';
import { type Listener, LiveStore } from './store.ts';

/** The live store of a page: the real socket, clock and network. */
export function liveStoreFor(listener: Listener): LiveStore {
  const store = new LiveStore(page, listener);
  addEventListener('online', () => store.reconnectNow());
  // A phone that is unlocked again, or a tab that is looked at again: nobody waits out a pause they did not see.
  document.addEventListener('visibilitychange', () => document.hidden || store.reconnectNow());
  return store;
}

const page: Surroundings = {
  open: ears => {
    let socket: WebSocket | undefined;
    let isWanted = true;
    void nextTask().then(() => (socket = isWanted ? dial(ears) : undefined));
    return {
      send: text => socket?.send(text),
      close: () => {
        isWanted = false;
        if (!socket) return;
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      },
    };
  },
  ask: async (topics, token) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${STREAM_PATH}?topics=${topics.map(encodeURIComponent).join(',')}`, { headers });
    if (!answer.ok) throw new Error(`no snapshots: ${answer.status}`);
    return (await answer.json()) as FromServer[]; // our own server, same origin
  },
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

function dial(ears: WireEars): WebSocket {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + STREAM_PATH);
  socket.onopen = ears.opened;
  socket.onmessage = ({ data }) => ears.received(String(data));
  socket.onclose = ({ code }) => ears.closed(code === TOO_MANY_SOCKETS);
  return socket;
}
