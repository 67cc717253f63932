/**
 * Keeps the screen on where the browser supports it; requests the wake lock again whenever the page
 * becomes visible.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // Refused at low battery, for example; there is no alternative.
    const given = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void given?.release();
    else lock = given;
  }

  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
