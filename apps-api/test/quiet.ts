import { Logger } from '@nestjs/common';

// What goes wrong on purpose in a test is not news.
Logger.overrideLogger(false);
