import { HourlyKind, type PagedList } from '../activity/index.js';

/** The calls of a phone, as they are paged. */
export const callList: PagedList = {
  table: 'phone_call',
  columns: [
    'row_id AS callId',
    'ts',
    'duration',
    'location',
    'formatted_number AS formattedNumber',
    'normalized_number AS normalizedNumber',
    'call_type AS callType',
  ],
  counts: [HourlyKind.Call],
};

/** The text messages of a phone, as they are paged. */
export const smsList: PagedList = {
  table: 'sms',
  columns: ['row_id AS msgId', 'ts', 'body', 'phone_no AS phoneNo', 'msg_type AS msgType'],
  counts: [HourlyKind.Sms],
};
