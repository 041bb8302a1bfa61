const { isMainThread } = require('node:worker_threads');

/** Loaded before all else by a web process under test: each of its threads writes to the console, as a warning of Node's would. */
if (!isMainThread) setInterval(() => console.error('a warning'), 20).unref();
