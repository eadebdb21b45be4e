# Words of the frame that every page needs.
