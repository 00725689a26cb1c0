'use strict';
// The page without a network: it goes back to where the player wanted to go as soon as that is there.
{
  const state = document.getElementById('state');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system decides.
  }
  // A network that is there may still not lead to the house: it is asked before anything is thrown away.
  async function tryAgain() {
    try {
      await fetch('/livez', { cache: 'no-store' });
      location.reload();
    } catch {
      state.textContent = state.dataset.still;
    }
  }
  document.getElementById('again').addEventListener('click', tryAgain);
  addEventListener('online', tryAgain);
  setInterval(tryAgain, 15_000);
}
