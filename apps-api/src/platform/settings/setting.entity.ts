import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, text } from '../database/index.js';

/** Something that an operator decided while the server runs. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ ...text(60), name: 'name' })
  name!: string;

  @Column({ ...text(200), name: 'value' })
  value!: string;

  @Column({ ...bigint, name: 'updated' })
  updated!: number;
}
