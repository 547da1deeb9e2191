import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../../platform/database/index.js';

/** A search on a search engine. Times are epoch seconds. */
@Entity('search')
export class Search {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'device_id' })
  deviceId!: number;

  @PrimaryColumn({ ...bigint, name: 'ts' })
  ts!: number;

  @PrimaryColumn({ ...bigint, name: 'row_id' })
  rowId!: number;

  @Column({ ...text(190), name: 'keyword' })
  keyword!: string;

  @Column({ ...text(2048), name: 'url' })
  url!: string;

  @Column({ ...text(32), name: 'engine' })
  engine!: string;
}
