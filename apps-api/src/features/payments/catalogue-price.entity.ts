import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigint, flag, int } from '../../platform/database/index.js';

/** On what terms the operator sells a type instead of the seed's. One row for each changed type; money is minor units. */
@Entity('catalogue')
export class CataloguePrice {
  @PrimaryColumn({ ...int, name: 'plan_type' })
  planType!: number;

  @Column({ ...flag, name: 'sold', default: true })
  sold!: boolean;

  @Column({ ...bigint, name: 'edu_tokens' })
  eduTokens!: number;

  @Column({ ...int, name: 'pln' })
  pln!: number;

  @Column({ ...int, name: 'eur' })
  eur!: number;

  @Column({ ...int, name: 'usd' })
  usd!: number;

  @Column({ ...int, name: 'gbp' })
  gbp!: number;

  @Column({ ...bigint, name: 'updated' })
  updated!: number;
}
