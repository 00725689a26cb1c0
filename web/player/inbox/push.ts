import { callLater } from '../laterCalls.ts';
import { storedToken } from '../session.ts';
import { PUSH_DEVICE } from './pushDevice.ts';

/* Messages on this device, as its browser allows them. */

/** Whether this browser shows messages while no page is open; on an iPhone only the installed app does. */
export type PushState = 'on' | 'off' | 'refused' | 'cannot' | 'installFirst';

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export async function pushState(): Promise<PushState> {
  if (!canPush()) return isApple() ? 'installFirst' : 'cannot';
  if (Notification.permission === 'denied') return 'refused';
  return (await subscribed()) ? 'on' : 'off';
}

/** The browser asks; what it answers with is told to the house. */
export async function allowPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error();
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { id } = await callLater('allowPush', {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
  localStorage.setItem(PUSH_DEVICE, id);
}

export async function stopPush(): Promise<void> {
  const id = localStorage.getItem(PUSH_DEVICE);
  localStorage.removeItem(PUSH_DEVICE);
  await (await subscribed())?.unsubscribe();
  if (id !== null) await callLater('endPush', { id }).catch(() => undefined); // nobody hears it any more
}

/**
 * Who signed in may be another than who allowed it: then this browser shows nothing until it is allowed again. Who it is of keeps
 * it, in the session of now.
 */
export async function keepPushOwn(): Promise<void> {
  const id = localStorage.getItem(PUSH_DEVICE);
  if (id === null || !canPush() || storedToken() === null) return;
  try {
    const subscription = await subscribed();
    const { devices } = await callLater('noticeChoices', {});
    if (subscription && devices.some(device => device.id === id)) await tell(subscription);
    else await stopPush();
  } catch {
    // Asked again the next time.
  }
}
