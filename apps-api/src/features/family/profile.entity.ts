import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, int, text } from '../../platform/database/index.js';

/** A child. */
@Entity('profile')
export class Profile {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...bigint, name: 'profile_id' })
  profileId!: number;

  @Column({ ...text(100), name: 'name' })
  name!: string;

  /** The avatar: 1 boy, 2 girl. */
  @Column({ ...int, name: 'img' })
  img!: number;

  /** Year and month of birth; 0 for not told. */
  @Column({ ...int, name: 'year', default: 0 })
  year!: number;

  @Column({ ...int, name: 'month', default: 0 })
  month!: number;

  @Column({ ...bigint, name: 'created' })
  created!: number;

  /** The order in which profiles are shown, from 0. */
  @Column({ ...int, name: 'position', default: 0 })
  position!: number;
}
