/** Three dots, for a menu's button. Drawn by the style sheet: a list has one in every row, and a picture of its own is dear. */
export const MoreIcon = () => <span className="ui-more" aria-hidden="true" />
