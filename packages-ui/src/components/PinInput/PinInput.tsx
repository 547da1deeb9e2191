import { CodeInput, type CodeInputProps } from '../CodeInput/index.js';

export type PinInputProps = Omit<CodeInputProps, 'length' | 'groupSize'>;

/** The nine-digit PIN that lets a child in without an account, in three groups of three. */
export function PinInput({ autoComplete = 'off', ...props }: PinInputProps) {
  return <CodeInput data-slot="pin-input" length={9} groupSize={3} autoComplete={autoComplete} {...props} />;
}
