import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigint, json, text } from '../../../platform/database/index.js';

/** Something that the stand-in for the payment provider remembers, in the provider's own shape. */
@Entity('sandbox_object')
@Index('sandbox_object_kind', ['accountId', 'kind'])
export class SandboxObject {
  @PrimaryColumn({ ...bigint, name: 'account_id' })
  accountId!: number;

  @PrimaryColumn({ ...text(120), name: 'object_id' })
  objectId!: string;

  @Column({ ...text(30), name: 'kind' })
  kind!: string;

  @Column({ ...json, name: 'body' })
  body!: Record<string, unknown>;

  @Column({ ...bigint, name: 'created' })
  created!: number;
}
