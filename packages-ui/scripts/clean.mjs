// Begins a build with an empty dist: what a deleted component left there would be packed and scanned for classes.
import { rmSync } from 'node:fs';

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
