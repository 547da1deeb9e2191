import { createApplication } from './application.js';
import { ConfigError, readConfig } from './platform/config/index.js';

/** Starts the server. A wrong environment stops it with one line for each wrong variable. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const application = await createApplication(config);
  await application.listen(config.port, config.host);
}

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError) for (const line of error.lines) process.stderr.write(`${line}\n`);
  else
    process.stderr.write(
      `the server could not start: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
}
