import { z } from 'zod';

/** A phone call: `ts` in epoch seconds, `duration` in seconds; `callType` 2 is outgoing, else incoming. */
export const call = z.object({
  callId: z.int(),
  ts: z.int(),
  duration: z.int(),
  location: z.string(),
  formattedNumber: z.string(),
  normalizedNumber: z.string(),
  callType: z.int(),
});

/** A text message: `ts` in epoch seconds; `msgType` 2 is outgoing, else incoming. */
export const sms = z.object({
  msgId: z.int(),
  ts: z.int(),
  body: z.string(),
  phoneNo: z.string(),
  msgType: z.int(),
});

/** A contact of the phone book: times in epoch seconds, 0 for never. */
export const contact = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  text2: z.string(),
  lastContacted: z.int(),
  lastUpdated: z.int(),
});
