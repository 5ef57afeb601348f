import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  error: string | undefined;
  /** Rows of a `<textarea>`; without it the field is an `<input>`. */
  rows?: number;
  /** Id of an element that always describes the field. */
  describedBy?: string;
}

/** A label, an error message and a field, whose id is its name. */
export function Field({ name, label, error, rows, describedBy, required = true, ...input }: Props) {
  const errorId = `${name}-error`;
  const common = {
    id: name,
    name,
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [error && errorId, describedBy].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="field" data-name={name}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {rows ? (
        <textarea className="field-input" rows={rows} {...common} />
      ) : (
        <input className="field-input" {...common} {...input} />
      )}
    </div>
  );
}
