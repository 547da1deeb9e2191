import { type Data, getContacts } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { ContactRepository } from './contact.repository.js';

/** The phone book of a device by name, and how many contacts there are in all. */
@Handles(getContacts)
export class GetContacts {
  constructor(private readonly contacts: ContactRepository) {}

  run({ device }: Caller<typeof getContacts>, data: Data<typeof getContacts>) {
    return this.contacts.page(device, data);
  }
}
