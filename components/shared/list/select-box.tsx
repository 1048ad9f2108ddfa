interface SelectBoxProps {
  /** The row; `all` for the whole page. */
  id: number | 'all'
  label: string
  checked: boolean
  /** Some of the page, and not all. */
  partly?: boolean
}

/** The box that chooses a row. Plain: the table's one listener does what it says. */
export function SelectBox({ id, label, checked, partly = false }: SelectBoxProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        className="ui-checkbox"
        data-select={id}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        readOnly
      />
    </label>
  )
}
