/**
 * `npm run generate:action NAME -- --feature FEATURE [--service | --agent]`: writes the contract, the handler and its
 * test of a new action, and makes them known to the channel and to the feature's module. What it writes compiles; the
 * test fails until the action is written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { contractFile } from './generate/contract-template.mjs';
import { handlerFile, handlerTestFile } from './generate/handler-template.mjs';
import { namesOf } from './generate/names.mjs';
import { registerContract, registerHandler } from './generate/register-handler.mjs';
import { inRepository, root } from './machine/repository.mjs';

const usage = 'npm run generate:action NAME -- --feature FEATURE [--service | --agent]';

try {
  generate();
} catch (error) {
  console.error(`${error.message}\nUsage: ${usage}`);
  process.exitCode = 1;
}

function generate() {
  const { names, feature, channel } = readArguments();
  const contract = `contracts/src/${channel}/${names.file}.ts`;
  const index = `contracts/src/${channel}/index.ts`;
  const handler = `apps-api/src/features/${feature}/${names.file}.action.ts`;
  const test = `apps-api/src/features/${feature}/${names.file}.action.test.ts`;
  const module = `apps-api/src/features/${feature}/${feature}.module.ts`;

  const taken = [contract, handler, test].filter((file) => existsSync(inRepository(file)));
  if (taken.length > 0) throw new Error(`already there: ${taken.join(', ')}`);
  if (!existsSync(inRepository(module)))
    throw new Error(`there is no feature ${feature}: ${module} is missing`);

  const files = {
    [contract]: contractFile(names, channel),
    [index]: registerContract(read(index), names, channel),
    [handler]: handlerFile(names),
    [test]: handlerTestFile(names),
    [module]: registerHandler(read(module), names, module),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(inRepository(file), text);
  const formatter = inRepository('node_modules', 'oxfmt', 'bin', 'oxfmt');
  spawnSync(process.execPath, [formatter, ...Object.keys(files)], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(Object.keys(files).join('\n'));
  console.log('Next: write the contract, then the handler, then `npm run generate:reference`.');
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { feature: { type: 'string' }, service: { type: 'boolean' }, agent: { type: 'boolean' } },
  });
  if (positionals.length !== 1) throw new Error('say the name of one action');
  if (!values.feature) throw new Error('say which feature it belongs to');
  if (values.service && values.agent) throw new Error('an action is spoken on one endpoint');
  return {
    names: namesOf(positionals[0]),
    feature: values.feature,
    channel: values.agent ? 'agent' : 'service',
  };
}

function read(file) {
  return readFileSync(inRepository(file), 'utf8');
}
