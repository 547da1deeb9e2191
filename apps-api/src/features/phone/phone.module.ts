import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { ContactRepository } from './contact.repository.js';
import { GetCalls } from './get-calls.action.js';
import { GetContacts } from './get-contacts.action.js';
import { GetSmses } from './get-smses.action.js';

/** Whom a child calls and writes to. */
@Module({
  imports: [ActivityModule],
  providers: [ContactRepository, GetCalls, GetContacts, GetSmses],
})
export class PhoneModule {}
