// @ts-check
// npm passes SIGTERM on to the shell between itself and its script, and the shell ends without passing it on.
// The loss of that shell therefore counts as the signal to end.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
}
