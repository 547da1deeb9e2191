import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ConfigError, readConfig } from '../platform/config/index.js';
import { AdminError } from './admin-error.js';
import { AdminModule } from './admin.module.js';
import { help, readCommand } from './commands.js';

try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command) {
    const config = readConfig(process.env);
    const app = await NestFactory.createApplicationContext(AdminModule.forRoot(config), {
      logger: ['warn', 'error'],
      abortOnError: false,
    });
    try {
      process.stdout.write(`${await command((type) => app.get(type))}\n`);
    } finally {
      await app.close();
    }
  } else {
    process.stdout.write(help);
  }
} catch (error) {
  const known = error instanceof AdminError || error instanceof ConfigError;
  process.stderr.write(known ? `${error.message}\n` : `failed: ${String(error)}\n`);
  process.exitCode = 1;
}
