'use strict';
// Runs before the first paint.
{
  const page = document.documentElement;
  const atDoor = /^\/(registeration\/?)?$/.test(location.pathname);
  try {
    // A chosen theme never flashes the other one.
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') page.dataset.theme = theme;
    // The door is drawn for strangers, everything else for players: who is led elsewhere sees nothing of it.
    const isPlayer = localStorage.getItem('token') !== null;
    if ('drawn' in page.dataset && isPlayer === atDoor) page.dataset.elsewhere = '';
  } catch {
    // Without storage the system decides.
  }

  // The page is painted before the code behind it is asked for: on a slow line each waits for what was asked before it.
  let isAsked = false;
  function askForCode() {
    const code = document.getElementById('code');
    if (isAsked || !code) return;
    isAsked = true;
    document.head.append(code.content);
  }
  const whenParsed = () => addEventListener('DOMContentLoaded', askForCode);
  if (document.hidden || 'elsewhere' in page.dataset || !window.PerformanceObserver) whenParsed();
  else {
    new PerformanceObserver(askForCode).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', askForCode); // what is hidden is never painted
    addEventListener('load', () => setTimeout(askForCode, 1_000)); // nor is it sure that a browser tells
  }

  // If the app itself cannot be fetched, nothing else is there to say so.
  addEventListener(
    'error',
    event => {
      const root = document.getElementById('root');
      if (!(event.target instanceof HTMLScriptElement) || !root || !('first' in root.dataset)) return;
      const words = document.createElement('p');
      words.setAttribute('role', 'alert');
      words.style.cssText = 'font: 18px sans-serif; padding: 2em; text-align: center';
      words.textContent = 'Maidan could not be loaded. It is tried again in a moment.';
      root.replaceChildren(words);
      delete root.dataset.first;
      root.inert = false;
      delete page.dataset.elsewhere;
      setTimeout(() => location.reload(), 5_000);
    },
    true,
  );
}
